import { appointmentRepository } from '../appointment/store/appointment.repository.ts';
import { clock } from '../platform/clock.ts';
import { requireEnv } from '../platform/config.ts';
import { fieldCipher } from '../platform/keys/field-keys.ts';
import { newId } from '../platform/new-id.ts';
import { documentClient } from '../platform/table/dynamo.ts';
import { userRepository } from './user.repository.ts';

export function usersFromEnvironment() {
	const [db, tableName] = [documentClient(), requireEnv('TABLE_NAME')];
	return {
		users: userRepository({ db, tableName, openCipher: fieldCipher, now: clock }),
		appointments: appointmentRepository(db, tableName),
		now: clock,
		newId,
	};
}
