import { appointmentsFromEnvironment } from '../appointment/appointments.wiring.ts';
import { requireEnv } from '../platform/config.ts';
import { fieldCipher } from '../platform/keys/field-keys.ts';
import { documentClient } from '../platform/table/dynamo.ts';
import { heldByOffer } from './offer/held-by-offer.repository.ts';
import { waitingListRepository } from './waiting-list.repository.ts';

export function waitingListFromEnvironment() {
	const tableName = requireEnv('TABLE_NAME');
	return {
		...appointmentsFromEnvironment(),
		waitingList: waitingListRepository(documentClient(), tableName),
		heldByOffer: heldByOffer(documentClient(), tableName, fieldCipher),
	};
}
