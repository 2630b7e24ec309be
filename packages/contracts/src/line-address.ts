import type { CrisisLine, WayToWrite } from './profile/schemas.ts';

const digitsOf = (phone: string): string => phone.replaceAll(/[^\d+]/g, '');

/** The address that dials a number written as people write it: `tel:0722178177` for `0722 178 177`. */
export const callAddress = (phone: string): string => `tel:${digitsOf(phone)}`;

const ADDRESSES: Record<WayToWrite['kind'], (address: string) => string> = {
	sms: (number) => `sms:${digitsOf(number)}`,
	whatsapp: (number) => `https://wa.me/${number.replaceAll(/\D/g, '')}`,
	email: (mailbox) => `mailto:${encodeURIComponent(mailbox).replaceAll('%40', '@')}`,
};

/** The address that begins a message to a line. Holds no sign that would end an attribute of HTML. */
export const writeAddress = ({ kind, address }: WayToWrite): string => ADDRESSES[kind](address);

/** What a link says that begins a message. */
export const writeWords: Record<WayToWrite['kind'], string> = {
	sms: 'Write an SMS',
	whatsapp: 'Write on WhatsApp',
	email: 'Write an email',
};

type Lines = readonly CrisisLine[];

/** For whoever is in danger: the first of the list that is an emergency number. */
export const emergencyLine = (lines: Lines): CrisisLine | undefined =>
	lines.find(({ name }) => name.startsWith('Emergency'));
/** For whoever needs to talk: the first of the list that is no emergency number. */
export const talkLine = (lines: Lines): CrisisLine | undefined =>
	lines.find(({ name }) => !name.startsWith('Emergency'));
