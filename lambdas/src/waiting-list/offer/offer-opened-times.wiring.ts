import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { appointmentRepository } from '../../appointment/store/appointment.repository.ts';
import { availabilitySources } from '../../availability/availability-sources.repository.ts';
import type { FieldCipher } from '../../platform/keys/field-cipher.ts';
import { newId } from '../../platform/new-id.ts';
import { onDemand } from '../../platform/on-demand.ts';
import { profileRepository } from '../../profile/profile.repository.ts';
import { waitingListRepository } from '../waiting-list.repository.ts';
import { type OfferOpenedTimes, offerOpenedTimes } from './offer-opened-times.usecase.ts';

interface OfferOpenedTimesOverDeps {
	readonly db: DynamoDBDocumentClient;
	readonly tableName: string;
	readonly openCipher: () => Promise<FieldCipher>;
	readonly now: () => Date;
}

export const offerOpenedTimesOver = ({ db, tableName, openCipher, now }: OfferOpenedTimesOverDeps): OfferOpenedTimes =>
	offerOpenedTimes({
		waitingList: waitingListRepository(db, tableName),
		sources: availabilitySources(db, tableName),
		profiles: profileRepository(db, tableName),
		// Loaded with the first offer: it contains the numbering plans of every country, and most sweeps offer nothing.
		clients: {
			read: onDemand(async () => {
				const { clientRepository } = await import('../../appointment/store/client.repository.ts');
				return clientRepository(db, tableName, openCipher).read;
			}),
		},
		appointments: appointmentRepository(db, tableName),
		newId,
		now,
	});
