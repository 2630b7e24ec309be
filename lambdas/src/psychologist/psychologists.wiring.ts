import { appointmentRepository } from '../appointment/store/appointment.repository.ts';
import { availabilitySources } from '../availability/availability-sources.repository.ts';
import { clock } from '../platform/clock.ts';
import { requireEnv } from '../platform/config.ts';
import { newId } from '../platform/new-id.ts';
import { documentClient } from '../platform/table/dynamo.ts';
import { serviceRepository } from '../service/service.repository.ts';
import { psychologistChanges } from './psychologist-changes.repository.ts';

export function psychologistsFromEnvironment() {
	const [db, tableName] = [documentClient(), requireEnv('TABLE_NAME')];
	const sources = availabilitySources(db, tableName);
	return {
		staff: psychologistChanges(db, tableName),
		services: serviceRepository(db, tableName),
		appointments: appointmentRepository(db, tableName),
		sources,
		cells: sources.cells,
		now: clock,
		newId,
	};
}
