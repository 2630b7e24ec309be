import type { SmsEventKind, StoredSms } from './stored-sms.ts';

const STATUS: Readonly<Record<SmsEventKind, string>> = {
	TEXT_PENDING: 'Message is pending delivery',
	TEXT_DELIVERED: 'Message has been accepted by phone',
	TEXT_UNREACHABLE: 'Phone is currently unreachable/unavailable',
	TEXT_CARRIER_BLOCKED: 'Phone carrier has blocked this message',
	TEXT_INVALID: 'Phone number is invalid',
	TEXT_TTL_EXPIRED: 'Message expired before it was delivered',
};

/** The document the service publishes for a configuration set's event. */
export const smsEvent = (sms: StoredSms, kind: SmsEventKind, now: Date): object => ({
	eventType: kind,
	eventVersion: '1.0',
	eventTimestamp: now.getTime(),
	isFinal: kind !== 'TEXT_PENDING',
	originationPhoneNumber: sms.from,
	destinationPhoneNumber: sms.to,
	messageId: sms.id,
	messageRequestTimestamp: Date.parse(sms.at),
	messageEncoding: 'GSM',
	messageType: 'TRANSACTIONAL',
	messageStatus: kind.replace('TEXT_', ''),
	messageStatusDescription: STATUS[kind],
	context: sms.context,
	totalMessageParts: 1,
	totalMessagePrice: 0,
	totalCarrierFee: 0,
});
