import { appointmentRepository } from '../appointment/appointment.repository.ts';
import { clientRepository } from '../appointment/client.repository.ts';
import { clock } from '../platform/clock.ts';
import { requireEnv } from '../platform/config.ts';
import { documentClient } from '../platform/dynamo.ts';
import { fieldCipher } from '../platform/field-cipher.ts';
import { httpHandler } from '../platform/http.ts';
import { profileRepository } from '../profile/profile.repository.ts';
import { agendaRepository } from './agenda.repository.ts';
import { dashboardValidators } from './dashboard-validators.ts';
import { figuresRepository } from './figures.repository.ts';
import { getDashboard } from './get-dashboard.usecase.ts';

const [db, tableName] = [documentClient(), requireEnv('TABLE_NAME')];

export const getDashboardHandler = httpHandler(
	'getDashboard',
	dashboardValidators,
	getDashboard({
		figures: figuresRepository(db, tableName),
		agenda: agendaRepository(db, tableName, fieldCipher),
		appointments: appointmentRepository(db, tableName),
		clients: clientRepository(db, tableName, fieldCipher),
		profiles: profileRepository(db, tableName),
		now: clock,
	}),
);
