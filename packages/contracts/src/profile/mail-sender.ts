import type { FieldError } from '../problem.ts';
import type { CentreProfile } from './schemas.ts';

/** Whether the verified mail domain covers an address: SES accepts it and its subdomains. */
const isInMailDomain = (address: string, mailDomain: string): boolean => {
	const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase();
	const verified = mailDomain.toLowerCase();
	return domain === verified || domain.endsWith(`.${verified}`);
};

/** The error of a sender address outside the verified domain, from which SES would refuse every mail. */
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
