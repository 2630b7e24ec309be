import type { Person } from '../client.ts';
import type { ClientTexts } from './appointment-page.ts';

/** The digits of a number, with its country code and as dialled locally. */
const numberTexts = (phone: Person['phone']): readonly string[] =>
	phone ? [phone.number, phone.shown].map((text) => text.replaceAll(/\D/g, '')) : [];

/** The texts of a client that a search of appointments looks at. */
export const clientTexts =
	(people: ReadonlyMap<string, Pick<Person, 'name' | 'email' | 'phone'>>): ClientTexts =>
	(userId) => {
		const person = people.get(userId);
		return person ? [person.name, person.email, ...numberTexts(person.phone)] : [];
	};
