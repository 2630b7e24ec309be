import type { FieldError } from '../problem.ts';
import type { CentreProfile } from './schemas.ts';

/** Whether the domain that is verified for mail covers an address: SES takes it and every domain beneath it. */
const isInMailDomain = (address: string, mailDomain: string): boolean => {
	const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase();
	const verified = mailDomain.toLowerCase();
	return domain === verified || domain.endsWith(`.${verified}`);
};

/** What is wrong with the sender of a centre whose mail leaves from this domain: every mail from another one would be refused. */
export const senderErrors = (
	{ mailSender }: Pick<CentreProfile, 'mailSender'>,
	mailDomain: string,
): readonly FieldError[] =>
	isInMailDomain(mailSender.email, mailDomain)
		? []
		: [
				{
					field: 'profile.mailSender.email',
					message: `Mail can leave only from addresses that end with @${mailDomain}: please write one of them`,
				},
			];
