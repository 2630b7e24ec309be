import type { NoticeChannel } from '@tulia/contracts/client/schemas';

interface Ways {
	readonly hasEmail: boolean;
	readonly hasPhone: boolean;
	readonly takesSms: boolean;
}

/**
 * The error for the contact detail that a channel requires and the client lacks; undefined if none is missing. The
 * default channel is email, or SMS for a client without an address.
 */
export function missingFor(
	notices: NoticeChannel | undefined,
	{ hasEmail, hasPhone, takesSms }: Ways,
): string | undefined {
	if ((notices === 'email' || notices === 'both') && !hasEmail) return 'There is no email address to write to';
	const asksForSms = notices === undefined ? hasPhone && !hasEmail : notices === 'sms' || notices === 'both';
	if (!asksForSms) return undefined;
	if (!hasPhone) return 'There is no phone number to send an SMS to';
	if (takesSms) return undefined;
	return hasEmail
		? 'This number takes no SMS. Choose email, or give a mobile number'
		: 'This number takes no SMS. Choose no notices and phone them, or give a mobile number';
}
