import { bookingFingerprint } from './booking-fingerprint.ts';

const request = { serviceId: 'stress', date: '2026-11-24', time: '9:00 AM' } as const;

// A repeat may arrive after a deployment: the fingerprints stored before it must still be equal.
test.each([
	[request, '27fb39135d3ba2c38d5b1735e6b448fa6f2caea5f8360a52004bada5a42f5481'],
	[
		{
			...request,
			notes: 'I sleep badly.',
			psychologistId: 'nyambura-otieno',
			forWhom: 'us',
			consents: { healthData: true, hostingAbroad: false },
		},
		'df976d52d7db50d7a15db71219ca57c9c67bb41929b1578b126cc76b93063b54',
	],
	[{ ...request, outcome: 'attended' }, '4d942090134b240037a330f95316b348b2fd9a31af0c5db228f55798819a07bb'],
] as const)('the fingerprint of the request %j never changes', (input, fingerprint) => {
	expect(bookingFingerprint(input)).toBe(fingerprint);
});
