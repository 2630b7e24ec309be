import { centre, weekFrom } from '../../testing/sample-profile.ts';
import { profileFromValues } from './profile-from-values.ts';
import { valuesOf } from './settings-values.ts';

const { claims: _claims, ...withoutClaims } = centre;

test.each([
	['without WhatsApp and chat hours', centre],
	[
		'with a position',
		{ ...centre, address: { ...centre.address, position: { latitude: -1.2987, longitude: 36.7836 } } },
	],
	['that claims nothing', withoutClaims],
	[
		'with a source of its claims',
		{ ...centre, claims: { satisfactionPercent: 91, reviewCount: 40, source: 'Our survey' } },
	],
	['with a crisis line nobody has checked', { ...centre, crisisLines: [{ name: 'A', phone: '116', helpsWith: 'B' }] }],
	['with how to pay', { ...centre, howToPay: 'At the front desk, after the visit' }],
	['that charges for missed visits', { ...centre, charges: { lateCancellation: 'ask', missed: 'charge' } as const }],
	['with comments turned off', { ...centre, turnedOff: { comments: 'Not today.' } }],
	['with both', { ...centre, whatsapp: '254700000100', chatHours: weekFrom('10:00') }],
])('a profile %s that was not edited is saved unchanged', (_which, profile) => {
	expect(profileFromValues(valuesOf(profile), profile)).toEqual(profile);
});

test('an emptied setting is sent empty, so that the server reports it', () => {
	const { name, address, claims } = profileFromValues({ profile: { claims: { reviewCount: 'many' } } }, centre);
	expect({ name, address, claims }).toEqual({
		name: '',
		address: { lines: [], mapUrl: '' },
		claims: { satisfactionPercent: -1, reviewCount: -1 },
	});
});

test('an invalid position is sent as one that the server refuses', () => {
	const { address } = profileFromValues({ profile: { address: { position: 'behind the market' } } }, centre);
	expect(address.position).toEqual({ latitude: 999, longitude: 999 });
});

test('a day with only one of its times is sent unchanged, so that the server refuses it', () => {
	const { openingHours } = profileFromValues({ profile: { openingHours: { monday: { from: '09:00' } } } }, centre);
	expect(openingHours.slice(0, 2)).toEqual([{ day: 'monday', opens: '09:00' }, { day: 'tuesday' }]);
});

test('chat hours are saved only while chat has hours of its own', () => {
	const { ownChatHours, ...values } = valuesOf({ ...centre, chatHours: weekFrom('10:00') });
	expect(ownChatHours).toBe(true);
	expect(profileFromValues(values, centre).chatHours).toBeUndefined();
});
