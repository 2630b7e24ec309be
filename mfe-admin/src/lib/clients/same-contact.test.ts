import type { ClientRow } from '@tulia/contracts/client/schemas';
import { clientsWith, completeContact } from './same-contact.ts';

const cynthia: ClientRow = {
	...{ id: 'c1', name: 'Cynthia Atieno', email: 'Cynthia@clients.example', emailVerified: false },
	since: '2026-03-12T08:00:00.000Z',
	phone: { number: '+254700000320', shown: '0700 000 320', confirmed: false },
};

test.each([
	['0700 000 320', '0700 000 320'],
	['+254 700 000 320', '+254 700 000 320'],
	[' cynthia@clients.example ', 'cynthia@clients.example'],
	['0700 00', undefined],
	['cynthia@', undefined],
	['Cynthia', undefined],
	['', undefined],
])('%j is searched only once it is complete', (typed, whole) => {
	expect(completeContact(typed)).toBe(whole);
});

test.each([
	['0700000320', ['c1']],
	['+254 700-000-320', ['c1']],
	['0711 000 320', []],
	['CYNTHIA@clients.example', ['c1']],
	['atieno.cynthia@clients.example', []],
])('%s matches only the client with exactly that number or address', (typed, ids) => {
	expect(clientsWith(typed, [cynthia]).map(({ id }) => id)).toEqual(ids);
});
