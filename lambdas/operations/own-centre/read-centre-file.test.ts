import { readFileSync } from 'node:fs';
import path from 'node:path';
import { centreProfile } from '@tulia/centre/profile';
import { centreFileSchema } from '@tulia/contracts/profile/centre-file';
import { OWN_STAGE, ownCentreFile } from '../../test-support/operations/own-centre-file.ts';
import { readCentreFile } from './read-centre-file.ts';

const published = (file: string): string => readFileSync(path.join(__dirname, '../../../infra/seed', file), 'utf8');
const read = (file: unknown) => readCentreFile(JSON.stringify(file), OWN_STAGE);
const errorsOf = (file: unknown) => {
	const answer = read(file);
	return answer.ok ? [] : answer.errors.map(({ field, message }) => `${field}: ${message}`);
};
const [achieng] = ownCentreFile.psychologists;
/** The file with one psychologist of this profile. */
const introduced = (profile: object) => ({ ...ownCentreFile, psychologists: [{ ...achieng, profile }] });
const withProfile = (change: object) => ({ ...ownCentreFile, profile: { ...ownCentreFile.profile, ...change } });

test('a file with the facts of a centre is read, in the time zone of the centre', () => {
	expect(read(ownCentreFile)).toMatchObject({
		ok: true,
		centre: {
			profile: { name: 'Pumzika House', timeZone: 'Africa/Nairobi' },
			psychologists: [{ psychologist: { profile: achieng?.profile }, schedule: { version: 1 } }],
		},
	});
	expect(read({ profile: ownCentreFile.profile })).toMatchObject({ ok: true, centre: { services: [] } });
});

test('missing profile fields are not stored, and the others are trimmed', () => {
	const { profile: _unsaid, ...quiet } = achieng ?? {};
	const profilesOf = (file: unknown) => {
		const answer = read(file);
		return answer.ok ? answer.centre.psychologists.map(({ psychologist }) => psychologist.profile) : answer.errors;
	};
	expect(profilesOf({ ...ownCentreFile, psychologists: [quiet] })).toEqual([undefined]);
	expect(profilesOf(introduced({ summary: ' Listens. ', about: '  ' }))).toEqual([
		{ summary: 'Listens.', languages: [] },
	]);
});

test('the schema beside the example is the one that validates files', () => {
	// The layout of its lines does not matter, only the content.
	expect(JSON.parse(published('centre.schema.json'))).toEqual(centreFileSchema);
});

test('the example is a valid file by its form, and refused for each of its placeholders', () => {
	const answer = readCentreFile(published('centre.example.json'), {
		mailDomain: 'mail.centre.example',
		currency: 'KES',
	});
	const fields = answer.ok ? [] : answer.errors.map(({ field }) => field);
	expect(fields).toEqual(
		expect.arrayContaining([
			...['profile.name', 'profile.address.lines.0', 'profile.address.mapUrl', 'profile.phones.main'],
			...['profile.emails.general', 'profile.socialLinks.0.url', 'services.0.title', 'psychologists.0.name'],
			...['psychologists.0.profile.summary', 'psychologists.0.profile.licence.number'],
		]),
	);
	expect(fields).not.toContain('profile.mailSender.email');
	expect(answer.ok ? [] : answer.errors.map(({ message }) => message)).toEqual(
		expect.arrayContaining([expect.stringMatching(/placeholder/), expect.stringMatching(/demo/)]),
	);
});

test('a file that is not JSON is refused with its syntax error', () => {
	expect(readCentreFile('{ "profile": ', OWN_STAGE)).toMatchObject({
		errors: [{ field: 'the file', message: expect.stringContaining('is no JSON') }],
	});
});

const { phones: _phones, ...withoutPhones } = ownCentreFile.profile;

test.each([
	[
		'a part that is missing',
		{ ...ownCentreFile, profile: withoutPhones },
		/^profile\.phones: is missing: please add it/,
	],
	['an unknown field', withProfile({ fax: '1' }), /^profile\.fax: is not known here/],
	[
		'a misspelt field further down',
		withProfile({ phones: { main: '0712 345 678', suport: '1' } }),
		/^profile\.phones\.suport: is not/,
	],
	[
		'a number in quotes',
		{ ...ownCentreFile, services: [{ ...ownCentreFile.services[0], durationMinutes: '60' }] },
		/^services\.0\.durationMinutes: Choose 45, 50, 60 or 90/,
	],
	['a text that is a number', withProfile({ name: 7 }), /^profile\.name: must be a text in quotes/],
	[
		'a ticket prefix of four letters',
		withProfile({ ticketPrefix: 'PUMZ' }),
		/^profile\.ticketPrefix: must have the form/,
	],
	[
		'hours that end before they begin',
		withProfile({
			openingHours: ownCentreFile.profile.openingHours.map((day) => (day.opens ? { ...day, opens: '18:00' } : day)),
		}),
		/^profile\.openingHours\.monday: The closing time/,
	],
	[
		'a sender outside of the verified domain',
		withProfile({ mailSender: { name: 'A', email: 'a@gmail.com' } }),
		/^profile\.mailSender\.email: Mail can leave only .*@pumzika\.co\.ke/,
	],
	[
		'another currency than that of the stage',
		withProfile({ currency: 'USD' }),
		/^profile\.currency: is USD, and the file of the stage says KES/,
	],
	[
		'claims without a source',
		withProfile({ claims: { satisfactionPercent: 98, reviewCount: 500 } }),
		/^profile\.claims\.source: is missing: please say where the figures come from/,
	],
	['no crisis line', withProfile({ crisisLines: [] }), /^profile\.crisisLines: is empty/],
	[
		'an address of the demo',
		withProfile({ emails: { general: 'hello@tulia.example', support: 'a@pumzika.co.ke' } }),
		/^profile\.emails\.general: is an address made for examples/,
	],
	[
		'a phone number of the demo',
		withProfile({ phones: { main: '0700 000 100', support: '0712 345 679' } }),
		/^profile\.phones\.main: is a phone number of the demo/,
	],
	[
		'the map of the demo',
		withProfile({ address: { ...ownCentreFile.profile.address, mapUrl: centreProfile.address.mapUrl } }),
		/^profile\.address\.mapUrl: is of the demo/,
	],
	[
		'a psychologist who offers a service that is not in the file',
		{ ...ownCentreFile, services: [] },
		/^psychologists\.0\.serviceIds: names grief, which is none/,
	],
	[
		'a portrait that is none of the drawings',
		introduced({ portrait: 'achieng.jpg' }),
		/^psychologists\.0\.profile\.portrait: must be one of portrait-acacia, portrait-scarf/,
	],
	[
		'more than two lines about a psychologist',
		introduced({ summary: 'Listens. '.repeat(20) }),
		/^psychologists\.0\.profile\.summary: .*160/,
	],
	[
		'a language by its name',
		introduced({ languages: ['en', 'Kiswahili'] }),
		/^psychologists\.0\.profile\.languages\.1: must be one of en, sw/,
	],
	[
		'a board without the number of a licence',
		introduced({ licence: { board: 'Counsellors and Psychologists Board' } }),
		/^psychologists\.0\.profile\.licence\.number: Give the number of the licence/,
	],
	[
		'the number of a licence in figures',
		introduced({ licence: { number: 4471 } }),
		/^psychologists\.0\.profile\.licence\.number: must be a text in quotes/,
	],
	[
		'a licence of the demo',
		introduced({ licence: { number: 'CPB 000 102' } }),
		/^psychologists\.0\.profile\.licence\.number: is a licence number of the demo/,
	],
	[
		'a misspelt part of a profile',
		introduced({ language: ['en'] }),
		/^psychologists\.0\.profile\.language: is not known here/,
	],
	[
		'two services with one id',
		{ ...ownCentreFile, services: [...ownCentreFile.services, ...ownCentreFile.services] },
		/^services: have two with the id grief/,
	],
])('a file is refused with %s, by the name of the field and what to do', (_what, file, error) => {
	expect(errorsOf(file)).toContainEqual(expect.stringMatching(error));
});
