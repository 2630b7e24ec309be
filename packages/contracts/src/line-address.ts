import type { CrisisLine, WayToWrite } from './profile/schemas.ts';

const digitsOf = (phone: string): string => phone.replaceAll(/[^\d+]/g, '');

/** The address that dials a displayed number: `tel:0722178177` for `0722 178 177`. */
export const callAddress = (phone: string): string => `tel:${digitsOf(phone)}`;

const ADDRESSES: Record<WayToWrite['kind'], (address: string) => string> = {
	sms: (number) => `sms:${digitsOf(number)}`,
	whatsapp: (number) => `https://wa.me/${number.replaceAll(/\D/g, '')}`,
	email: (mailbox) => `mailto:${encodeURIComponent(mailbox).replaceAll('%40', '@')}`,
};

/** The address that begins a message to a line. Contains no character that would end an HTML attribute. */
export const writeAddress = ({ kind, address }: WayToWrite): string => ADDRESSES[kind](address);

/** The label of a link that begins a message. */
export const writeWords: Record<WayToWrite['kind'], string> = {
	sms: 'Write an SMS',
	whatsapp: 'Write on WhatsApp',
	email: 'Write an email',
};

type Lines = readonly CrisisLine[];

/** The first emergency number of the list, for danger to life. */
export const emergencyLine = (lines: Lines): CrisisLine | undefined =>
	lines.find(({ name }) => name.startsWith('Emergency'));
/** The first line of the list that is no emergency number, for a talk. */
export const talkLine = (lines: Lines): CrisisLine | undefined =>
	lines.find(({ name }) => !name.startsWith('Emergency'));
