import { noteAction } from '../audit/note-action.repository.ts';
import { requireEnv } from '../platform/config.ts';
import { documentClient } from '../platform/dynamo.ts';
import { httpHandler } from '../platform/http.ts';
import { newId } from '../platform/new-id.ts';
import { appointmentValidators } from './appointment-validators.ts';
import { appointmentsFromEnvironment } from './appointments-from-environment.handler.ts';
import { getAppointment } from './get-appointment.usecase.ts';

const note = noteAction(documentClient(), requireEnv('TABLE_NAME'));

export const getAppointmentHandler = httpHandler(
	'getAppointment',
	appointmentValidators,
	getAppointment({
		...appointmentsFromEnvironment(),
		noteReading: ({ actor, appointmentId, at }) =>
			note({ id: newId(at), actor, action: 'appointment_notes_read', object: appointmentId, at }),
	}),
);
