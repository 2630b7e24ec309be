import { type Reader, whoReads } from '@tulia/centre/who-reads';
import type { AppointmentDetail } from '@tulia/contracts/appointment/staff-schemas';
import { getPayments } from '@tulia/contracts/payment/endpoints';
import { limitedTo, narrowedTo, type StaffCaller, seesVisit, shownTo } from './staff-scope.ts';

const owner: StaffCaller = { roles: ['owner'] };
const desk: StaffCaller = { roles: ['front_desk'] };
const amina: StaffCaller = { roles: ['psychologist'], psychologistId: 'amina' };
const untied: StaffCaller = { roles: ['psychologist'] };
const visit = (more: Partial<AppointmentDetail> = {}) =>
	({
		psychologistId: 'amina',
		notes: 'I cannot sleep',
		staffNote: 'Ask again',
		notesAccess: 'open',
		...more,
	}) as AppointmentDetail;

test.each<[string, StaffCaller, string | undefined]>([
	['an owner sees everybody’s visits', owner, undefined],
	['the front desk sees everybody’s visits', desk, undefined],
	['a psychologist sees their own', amina, 'amina'],
	['a psychologist who is nobody of the list sees none', untied, ''],
	[
		'a psychologist who is at the front desk too sees everybody’s',
		{ ...amina, roles: ['front_desk', 'psychologist'] },
		undefined,
	],
	['a psychologist who writes articles too sees their own', { ...amina, roles: ['psychologist', 'editor'] }, 'amina'],
])('%s', (_what, caller, own) => {
	expect(limitedTo(caller)).toBe(own);
	expect(seesVisit(caller, { psychologistId: 'peter' })).toBe(own === undefined);
	expect(seesVisit(caller, { psychologistId: 'amina' })).toBe(own === undefined || own === 'amina');
});

test('a list is limited to the requested psychologist, and for a psychologist to themselves', () => {
	expect(narrowedTo(desk, undefined)).toBeUndefined();
	expect(narrowedTo(desk, 'peter')).toBe('peter');
	expect(narrowedTo(amina, undefined)).toBe('amina');
	expect(narrowedTo(amina, 'amina')).toBe('amina');
	expect(narrowedTo(amina, 'peter')).toBe('');
});

test.each<[string, StaffCaller, AppointmentDetail, AppointmentDetail['notesAccess']]>([
	['the psychologist of the visit reads its notes', amina, visit(), 'open'],
	['an owner says why first', owner, visit(), 'with_reason'],
	[
		'an owner who is the psychologist reads them',
		{ roles: ['owner', 'psychologist'], psychologistId: 'amina' },
		visit(),
		'open',
	],
	['the front desk never reads them', desk, visit(), 'hidden'],
	[
		'a psychologist at the front desk reads no colleague’s notes',
		{ roles: ['front_desk', 'psychologist'], psychologistId: 'peter' },
		visit(),
		'hidden',
	],
])('%s', (_what, caller, detail, access) => {
	const shown = shownTo(caller, detail);
	expect(shown.notesAccess).toBe(access);
	expect([shown.notes, shown.staffNote]).toEqual(
		access === 'open' ? ['I cannot sleep', 'Ask again'] : [undefined, undefined],
	);
	expect('notes' in shown).toBe(access === 'open');
});

test('owners and the front desk see a visit’s price, a psychologist alone does not', () => {
	const priced = visit({ price: 3500 });
	for (const caller of [owner, desk, { ...amina, roles: ['front_desk', 'psychologist'] } as const])
		expect(shownTo(caller, priced).price).toBe(3500);
	expect(shownTo(amina, priced)).not.toHaveProperty('price');
});

test('an owner may begin a note where there is nothing to read', () => {
	const { notes: _notes, staffNote: _note, ...empty } = visit();
	expect(shownTo(owner, empty).notesAccess).toBe('open');
	expect(shownTo(desk, empty).notesAccess).toBe('hidden');
});

describe('who reads a field, as the sentence beside it says', () => {
	const people: readonly (readonly [Reader, StaffCaller])[] = [
		['psychologist of the visit', amina],
		['front desk', desk],
		['owner', owner],
	];
	const written = visit({
		cancellation: { by: 'client', at: '2026-11-20T06:00:00.000Z', reason: 'I feel better' },
		phonedBy: { name: 'Rose', said: 'He comes' },
	} as Partial<AppointmentDetail>);
	const readersOf = (read: (detail: AppointmentDetail) => unknown): readonly Reader[] =>
		people.flatMap(([reader, caller]) => {
			const shown = shownTo(caller, written);
			if (read(shown) !== undefined) return [reader];
			return shown.notesAccess === 'with_reason' ? ['owner with a reason'] : [];
		});

	test.each([
		['what the client wrote', 'clientNotes', ({ notes }: AppointmentDetail) => notes],
		['what staff noted', 'staffNote', ({ staffNote }: AppointmentDetail) => staffNote],
		['why it was cancelled', 'aboutVisit', ({ cancellation }: AppointmentDetail) => cancellation?.reason],
		['what was said on the phone', 'aboutVisit', ({ phonedBy }: AppointmentDetail) => phonedBy?.said],
	] as const)('%s', (_what, field, read) => {
		expect(readersOf(read)).toEqual(whoReads[field].readers);
	});

	test('why a payment was waived or taken back', () => {
		const mayRead = people.filter(([, { roles }]) =>
			roles.some((role) => [...getPayments.roles].includes(role as never)),
		);
		expect(mayRead.map(([reader]) => reader)).toEqual(whoReads.aboutPayment.readers);
	});
});
