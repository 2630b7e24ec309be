import { appointmentRepository } from '../appointment/store/appointment.repository.ts';
import { clientRepository } from '../appointment/store/client.repository.ts';
import { clock } from '../platform/clock.ts';
import { requireEnv } from '../platform/config.ts';
import { httpHandlers } from '../platform/http/http.ts';
import { fieldCipher } from '../platform/keys/field-keys.ts';
import { documentClient } from '../platform/table/dynamo.ts';
import { profileRepository } from '../profile/profile.repository.ts';
import { agendaRepository } from './agenda.repository.ts';
import { dashboardByRole } from './dashboard-by-role.usecase.ts';
import { figuresRepository } from './figures.repository.ts';

const [db, tableName] = [documentClient(), requireEnv('TABLE_NAME')];

export const dashboardAdminHandlers = httpHandlers(
	() => import('@tulia/contracts/endpoint-validators/dashboard.admin'),
	{
		getDashboard: dashboardByRole({
			figures: figuresRepository(db, tableName),
			agenda: agendaRepository(db, tableName, fieldCipher),
			appointments: appointmentRepository(db, tableName),
			clients: clientRepository(db, tableName, fieldCipher),
			profiles: profileRepository(db, tableName),
			now: clock,
		}),
	},
);
