import type { MailKind } from '../../../outbox/notices.ts';
import { greetingTo, type Letter, type MailingCentre, oneLine, signatureOf } from '../../channel/mail/letter.ts';

export interface AccountLetterFacts {
	readonly centre: MailingCentre;
	/** The owner's name as in the account. */
	readonly name: string;
	/** The mail's only link. */
	readonly url: string;
}

export type AccountLetter = Extract<
	MailKind,
	'welcome' | 'invitation' | 'confirm_email' | 'reset' | 'password_changed' | 'account_exists'
>;

/** The letter of one kind. It does not say what the centre does (rule 4). */
export const accountLetter = (kind: AccountLetter, facts: AccountLetterFacts): Letter => ({
	greeting: greetingTo(facts.name),
	facts: [],
	signature: signatureOf(facts.centre),
	...CONTENT[kind](facts),
});

type Content = Pick<Letter, 'subject' | 'opening' | 'paragraphs' | 'link' | 'closing'>;

const CONTENT: Record<AccountLetter, (facts: AccountLetterFacts) => Content> = {
	welcome: ({ url, centre }) => ({
		subject: 'Welcome. Please confirm your email address',
		opening: `Your account at ${oneLine(centre.name)} is ready.`,
		paragraphs: [
			'Please confirm within 7 days that this address is yours. Then you can hold up to three appointments at a time; until then it is one.',
		],
		link: { label: 'Confirm my address', url },
		closing:
			'If you did not make this account, you need not do anything. Nobody can read mail that is sent to you because of it.',
	}),
	invitation: ({ url, centre }) => ({
		subject: 'Your account, and a password to choose',
		opening: `We booked an appointment for you at ${oneLine(centre.name)}, and made an account in which you can see it.`,
		paragraphs: [
			'Date, time and place come in an email of their own.',
			'This link lets you choose a password. It works once, within 7 days. After that, the log-in page sends you a new one.',
		],
		link: { label: 'Choose a password', url },
		closing: `You can come without a password too. If you did not ask for an appointment, please call us at ${oneLine(centre.phones.main)}.`,
	}),
	confirm_email: ({ url }) => ({
		subject: 'Please confirm your email address',
		opening: 'You asked us to send this link again.',
		paragraphs: ['Please confirm within 7 days that this address is yours.'],
		link: { label: 'Confirm my address', url },
		closing: 'If you did not ask for it, you need not do anything.',
	}),
	reset: ({ url }) => ({
		subject: 'Choose a new password',
		opening: 'Somebody, probably you, asked for a new password for your account.',
		paragraphs: [
			'This link works once, and for 30 minutes. It logs you out on every device, and then you log in with your new password.',
		],
		link: { label: 'Choose a new password', url },
		closing: 'If it was not you, you need not do anything. Your password stays as it is.',
	}),
	password_changed: ({ url, centre }) => ({
		subject: 'Your password was changed',
		opening: 'The password of your account was changed, and every other device was logged out.',
		paragraphs: [
			`If it was not you, please ask for a new password now, and call us at ${oneLine(centre.phones.main)}.`,
		],
		link: { label: 'Ask for a new password', url },
		closing: 'If it was you, there is nothing more to do.',
	}),
	account_exists: ({ url }) => ({
		subject: 'You already have an account',
		opening: 'Somebody, probably you, tried to make an account with this address. There is one already.',
		paragraphs: ['You can log in with it. If you no longer know the password, the log-in page helps you to a new one.'],
		link: { label: 'Log in', url },
		closing:
			'If it was not you, you need not do anything. Whoever it was saw that this address has an account, and nothing else of it. Nothing has changed.',
	}),
};

/** The last letter, after the client deleted the account. */
export const closingLetter = (facts: AccountLetterFacts): Letter => ({
	greeting: greetingTo(facts.name),
	facts: [],
	signature: signatureOf(facts.centre),
	subject: 'Your account is deleted',
	opening: `Your account at ${oneLine(facts.centre.name)} is deleted, as you asked. You cannot log in to it any more.`,
	paragraphs: ['If you had an appointment to come, it is cancelled. This is our last email to you.'],
	link: { label: 'How to reach us', url: facts.url },
	closing: `If it was not you, please call us at ${oneLine(facts.centre.phones.main)}: somebody may know your password.`,
});

type EmailChangeLetter = 'confirm_new' | 'address_in_use' | 'current_address';

/**
 * The letters of a change of address: `confirm_new` to the new address, `address_in_use` to the new address when it has
 * an account, `current_address` to the current one.
 */
export const emailChangeLetter = (kind: EmailChangeLetter, facts: AccountLetterFacts): Letter => ({
	greeting: greetingTo(facts.name),
	facts: [],
	signature: signatureOf(facts.centre),
	...EMAIL_CHANGE[kind](facts),
});

const EMAIL_CHANGE: Record<EmailChangeLetter, (facts: AccountLetterFacts) => Content> = {
	confirm_new: ({ url, centre }) => ({
		subject: 'Please confirm your new email address',
		opening: `Somebody, probably you, asked to use this address for an account at ${oneLine(centre.name)}.`,
		paragraphs: [
			'Please confirm within 7 days that it is yours. From then on our emails come here, and you log in with this address.',
		],
		link: { label: 'Confirm my address', url },
		closing: 'If you did not ask for it, you need not do anything. Nothing changes unless you confirm it.',
	}),
	address_in_use: ({ url, centre }) => ({
		subject: 'You already have an account',
		opening: 'Somebody, probably you, asked to use this address for another account. It has one already.',
		paragraphs: [
			`You can log in with it. If something you need is in the other account, please call us at ${oneLine(centre.phones.main)}.`,
		],
		link: { label: 'Log in', url },
		closing: 'If it was not you, you need not do anything. Nobody was told anything about your account.',
	}),
	current_address: ({ url, centre }) => ({
		subject: 'Another email address for your account',
		opening: 'Somebody, probably you, asked to use another address for your account.',
		paragraphs: [
			'Once it is confirmed from the other mailbox, our emails go there, and you log in with that address.',
			`If it was not you, please choose a new password now: that stops it. And call us at ${oneLine(centre.phones.main)}.`,
		],
		link: { label: 'Choose a new password', url },
		closing: 'If it was you, there is nothing more to do here.',
	}),
};
