import type { Person } from '../client.ts';
import type { ClientTexts } from './appointment-page.ts';

/** What a client is found by in a list of appointments. */
export const clientTexts =
	(people: ReadonlyMap<string, Pick<Person, 'name' | 'email'>>): ClientTexts =>
	(userId) => {
		const person = people.get(userId);
		return person ? [person.name, person.email] : [];
	};
