import type { Person } from '../client.ts';
import type { ClientTexts } from './appointment-page.ts';

/** The digits of a number, with its country and as it is dialled here. */
const numberTexts = (phone: Person['phone']): readonly string[] =>
	phone ? [phone.number, phone.shown].map((text) => text.replaceAll(/\D/g, '')) : [];

/** What a client is found by in a list of appointments. */
export const clientTexts =
	(people: ReadonlyMap<string, Pick<Person, 'name' | 'email' | 'phone'>>): ClientTexts =>
	(userId) => {
		const person = people.get(userId);
		return person ? [person.name, person.email, ...numberTexts(person.phone)] : [];
	};
