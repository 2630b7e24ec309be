import { appointmentRepository } from '../appointment/store/appointment.repository.ts';
import { clientRepository } from '../appointment/store/client.repository.ts';
import { mergeRepository } from '../client-merge/merge.repository.ts';
import { accountRepository } from '../identity/account/account.repository.ts';
import { emailChangeRepository } from '../identity/address/email-change.repository.ts';
import { chargesOf } from '../payment/owed.ts';
import { paymentRepository } from '../payment/payment.repository.ts';
import { clock } from '../platform/clock.ts';
import { requireEnv } from '../platform/config.ts';
import { fieldCipher } from '../platform/keys/field-keys.ts';
import { newId } from '../platform/new-id.ts';
import { documentClient } from '../platform/table/dynamo.ts';
import { profileRepository } from '../profile/profile.repository.ts';
import { clientRecords } from './client-record.repository.ts';
import { clientWritings } from './client-writings.repository.ts';
import { clientDirectory } from './directory/client-directory.repository.ts';

/** Dependencies of the handlers of client files, from the environment. */
export function clientFilesFromEnvironment() {
	const [db, tableName] = [documentClient(), requireEnv('TABLE_NAME')];
	return {
		directory: clientDirectory({ db, tableName, openCipher: fieldCipher, now: clock }),
		accounts: accountRepository(db, tableName, fieldCipher),
		emailChanges: emailChangeRepository({ db, tableName, openCipher: fieldCipher, newId }),
		records: clientRecords(db, tableName, fieldCipher),
		writings: clientWritings(db, tableName, fieldCipher),
		clients: clientRepository(db, tableName, fieldCipher),
		merges: mergeRepository(db, tableName, fieldCipher),
		payments: paymentRepository(db, tableName, fieldCipher),
		charges: chargesOf(profileRepository(db, tableName)),
		openCipher: fieldCipher,
		appointments: appointmentRepository(db, tableName),
		now: clock,
		newId,
	};
}
