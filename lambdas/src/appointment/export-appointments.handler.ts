import { noteAction } from '../audit/note-action.repository.ts';
import { requireEnv } from '../platform/config.ts';
import { documentClient } from '../platform/dynamo.ts';
import { httpHandler } from '../platform/http.ts';
import { newId } from '../platform/new-id.ts';
import { appointmentsFromEnvironment } from './appointments-from-environment.handler.ts';
import { exportAppointments } from './export-appointments.usecase.ts';
import { exportValidators } from './export-validators.ts';

const note = noteAction(documentClient(), requireEnv('TABLE_NAME'));

export const exportAppointmentsHandler = httpHandler(
	'exportAppointments',
	exportValidators,
	exportAppointments({
		...appointmentsFromEnvironment(),
		noteExport: (actor, at) =>
			note({ id: newId(at), actor, action: 'appointments_exported', object: 'appointments', at }),
	}),
);
