import { recordAudit } from '../audit/record-audit.repository.ts';
import { requireEnv } from '../platform/config.ts';
import { httpHandlers } from '../platform/http/http.ts';
import { newId } from '../platform/new-id.ts';
import { documentClient } from '../platform/table/dynamo.ts';
import { appointmentsFromEnvironment } from './appointments.wiring.ts';
import { bookForClient } from './book/for-client/book-for-client.usecase.ts';
import { giveTimeFree } from './cancel/give-time-free.usecase.ts';
import { cancelForCentre } from './cancel/request-cancellation.usecase.ts';
import { changeStaffNote } from './desk/change-staff-note.usecase.ts';
import { notePhoneCall } from './desk/note-phone-call.usecase.ts';
import { noteProgress } from './desk/note-progress.usecase.ts';
import { recordOutcome } from './desk/record-outcome.usecase.ts';
import { resendAppointmentMail } from './desk/resend-appointment-mail.usecase.ts';
import { forOwnClient, onSeenVisit, withReadableNotes, withThemselves } from './desk/seen-by-staff.usecase.ts';
import { exportAppointments } from './list/export-appointments.usecase.ts';
import { listAppointments } from './list/list-appointments.usecase.ts';
import { moveForCentre } from './move/request-move.usecase.ts';
import { type GetAppointmentDeps, getAppointment, openNotes } from './read/get-appointment.usecase.ts';
import { listFollowingTimes } from './series/list-following-times.usecase.ts';
import { listUnconfirmedVisits, releaseUnconfirmedVisits } from './unconfirmed/unconfirmed-visits.usecase.ts';

const appointments = appointmentsFromEnvironment();
const onVisit = onSeenVisit(appointments);
const note = recordAudit(documentClient(), requireEnv('TABLE_NAME'));

const reading: GetAppointmentDeps = {
	...appointments,
	noteReading: ({ actor, action, appointmentId, clientId, at }) =>
		note({ id: newId(at), actor, action, object: appointmentId, at, notesOf: { clientId } }),
};

export const appointmentAdminHandlers = httpHandlers(
	() => import('@tulia/contracts/endpoint-validators/appointment.admin'),
	{
		listAppointments: listAppointments(appointments),
		getAppointment: onVisit(getAppointment(reading)),
		openNotes: openNotes(reading),
		recordOutcome: onVisit(recordOutcome(appointments)),
		noteProgress: onVisit(noteProgress(appointments)),
		notePhoneCall: notePhoneCall(appointments),
		cancelAppointment: onVisit(withReadableNotes(cancelForCentre(appointments))),
		giveTimeFree: onVisit(withReadableNotes(giveTimeFree(appointments))),
		moveAppointment: onVisit(withReadableNotes(withThemselves(moveForCentre(appointments)))),
		changeStaffNote: onVisit(withReadableNotes(changeStaffNote(appointments))),
		resendAppointmentMail: resendAppointmentMail(appointments),
		bookForClient: withReadableNotes(forOwnClient(appointments)(bookForClient(appointments))),
		listFollowingTimes: onVisit(listFollowingTimes(appointments)),
		listUnconfirmedVisits: listUnconfirmedVisits(appointments),
		releaseUnconfirmedVisits: releaseUnconfirmedVisits(appointments),
		exportAppointments: exportAppointments({
			...appointments,
			noteExport: (actor, at) =>
				note({ id: newId(at), actor, action: 'appointments_exported', object: 'appointments', at }),
		}),
	},
);
