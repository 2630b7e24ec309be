import { bookForClientHandler } from '../appointment/book-for-client.handler.ts';
import { cancelAppointmentHandler } from '../appointment/cancel-for-centre.handler.ts';
import { changeStaffNoteHandler } from '../appointment/change-staff-note.handler.ts';
import { getAppointmentHandler } from '../appointment/get-appointment.handler.ts';
import { listAppointmentsHandler } from '../appointment/list-appointments.handler.ts';
import { moveAppointmentHandler } from '../appointment/move-for-centre.handler.ts';
import { recordOutcomeHandler } from '../appointment/record-outcome.handler.ts';
import { resendAppointmentMailHandler } from '../appointment/resend-mail.handler.ts';
import { createClosureHandler } from '../closure/create-closure.handler.ts';
import { deleteClosureHandler } from '../closure/delete-closure.handler.ts';
import { listAffectedHandler } from '../closure/list-affected.handler.ts';
import { listClosuresHandler } from '../closure/list-closures.handler.ts';
import { apiFunction } from '../platform/api-function.ts';

/** What staff do. */
export const handler = apiFunction('admin', {
	listAppointments: listAppointmentsHandler,
	getAppointment: getAppointmentHandler,
	recordOutcome: recordOutcomeHandler,
	cancelAppointment: cancelAppointmentHandler,
	moveAppointment: moveAppointmentHandler,
	changeStaffNote: changeStaffNoteHandler,
	resendAppointmentMail: resendAppointmentMailHandler,
	bookForClient: bookForClientHandler,
	listClosures: listClosuresHandler,
	listAffected: listAffectedHandler,
	createClosure: createClosureHandler,
	deleteClosure: deleteClosureHandler,
});
