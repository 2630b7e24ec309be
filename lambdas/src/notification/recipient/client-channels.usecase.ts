import type { Ways } from '@tulia/centre/notice-ways';
import type { PhoneStates } from '../../client/phone-state.ts';
import { channelsOf } from './channels.ts';
import type { Recipient, RecipientStore } from './recipient.ts';

interface ClientChannelsDeps {
	readonly recipients: Pick<RecipientStore, 'find'>;
	readonly phones: Pick<PhoneStates, 'find'>;
	/** False on a stage without SMS. */
	readonly sendsSms: boolean;
}

export interface ClientChannels {
	/** The client's channels. Mail for a client whose record was erased, so that the job ends without sending. */
	channelsOf(userId: string): Promise<Ways>;
	/** Whether this stage sends SMS and the phone takes them. */
	takesSms(recipient: Pick<Recipient, 'phone'>): Promise<boolean>;
	/** Whether the client has a phone that takes SMS, and wants notices. */
	reachesBySms(userId: string): Promise<boolean>;
}

export const clientChannels = ({ recipients, phones, sendsSms }: ClientChannelsDeps): ClientChannels => {
	const takesSms = async ({ phone }: Pick<Recipient, 'phone'>): Promise<boolean> => {
		if (!sendsSms || !phone) return false;
		// Loaded for recipients with a phone only: the numbering plans are the largest part of this function.
		const { takesTexts } = await import('../../platform/phone-number.ts');
		if (!takesTexts(phone.number)) return false;
		const { stoppedSince, undeliverableSince } = await phones.find(phone.number);
		return stoppedSince === undefined && undeliverableSince === undefined;
	};
	return {
		takesSms,
		async channelsOf(userId) {
			const recipient = await recipients.find(userId);
			return recipient ? channelsOf(recipient, await takesSms(recipient)) : { mail: true, sms: false };
		},
		async reachesBySms(userId) {
			const recipient = await recipients.find(userId);
			return recipient !== undefined && recipient.notices !== 'none' && takesSms(recipient);
		},
	};
};
