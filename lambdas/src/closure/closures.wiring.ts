import { appointmentRepository } from '../appointment/store/appointment.repository.ts';
import { clientRepository } from '../appointment/store/client.repository.ts';
import { cellRepository } from '../availability/cell.repository.ts';
import { calendarRepository } from '../calendar/calendar.repository.ts';
import { clock } from '../platform/clock.ts';
import { requireEnv } from '../platform/config.ts';
import { fieldCipher } from '../platform/keys/field-keys.ts';
import { newId } from '../platform/new-id.ts';
import { documentClient } from '../platform/table/dynamo.ts';
import { psychologistRepository } from '../psychologist/psychologist.repository.ts';

/** Dependencies of the handlers of closures, from the environment. */
export function closuresFromEnvironment() {
	const db = documentClient();
	const tableName = requireEnv('TABLE_NAME');
	return {
		calendar: calendarRepository(db, tableName),
		sources: { psychologists: psychologistRepository(db, tableName), cells: cellRepository(db, tableName) },
		appointments: appointmentRepository(db, tableName),
		clients: clientRepository(db, tableName, fieldCipher),
		now: clock,
		newId,
	};
}
