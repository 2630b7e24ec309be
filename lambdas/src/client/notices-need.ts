import type { NoticeChannel } from '@tulia/contracts/client/schemas';

/** What a channel lacks to be used, in words for its field; undefined when nothing. */
export function missingFor(
	notices: NoticeChannel | undefined,
	{ hasEmail, hasPhone }: { readonly hasEmail: boolean; readonly hasPhone: boolean },
): string | undefined {
	if ((notices === 'sms' || notices === 'both') && !hasPhone) return 'There is no phone number to send an SMS to';
	if ((notices === 'email' || notices === 'both') && !hasEmail) return 'There is no email address to write to';
	return undefined;
}
