import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type LocalCloud, startLocalCloud } from '@tulia/test-kit/local-cloud';
import { repositoryRoot } from '@tulia/test-kit/repository-root';
import { aProfile } from '@tulia/test-kit/sample-centre';
import { call } from '../support/api.ts';
import { runOnCloud, type ScriptResult } from '../support/processes/run-script.ts';

const folder = mkdtempSync(join(tmpdir(), 'tulia-seed-'));
let cloud: LocalCloud;

beforeAll(async () => {
	const before = process.env.SEED;
	// A cloud with an empty table: nothing is released, the API works.
	process.env.SEED = 'none';
	cloud = await startLocalCloud({ repository: repositoryRoot() });
	if (before === undefined) delete process.env.SEED;
	else process.env.SEED = before;
});
afterAll(async () => {
	rmSync(folder, { recursive: true, force: true });
	await cloud?.stop();
});

const {
	timeZone: _always,
	claims: _none,
	...profile
} = aProfile({
	address: { lines: ['Jacaranda Court', 'Kisumu'], mapUrl: 'https://www.openstreetmap.org/?mlat=-0.1' },
	phones: { main: '0712 345 678', support: '0712 345 679' },
	emails: { general: 'hello@pumzika.co.ke', support: 'help@pumzika.co.ke' },
	mailSender: { name: 'Pumzika House', email: 'appointments@tulia.example' },
	// The same as in the local stage.
	currency: 'USD',
	crisisLines: [{ name: 'Kenya Red Cross', phone: '1199', helpsWith: 'Any crisis' }],
});

const grief = {
	...{ id: 'grief', title: 'Grief', shortDescription: 'After a loss.', description: 'We listen.' },
	...{ image: 'service-trauma-recovery', benefits: ['Somebody who listens'], durationMinutes: 60, price: 3500 },
};
const achieng = {
	...{ id: 'achieng-odhiambo', name: 'Achieng Odhiambo', serviceIds: ['grief'], breaks: {}, timeOff: [] },
	weeklyHours: { monday: [{ from: '09:00', to: '17:00' }] },
	profile: {
		...{ portrait: 'portrait-braids', summary: 'Sits with people after a loss.', languages: ['luo'] },
		licence: { number: 'CPB 4471', board: 'Counsellors and Psychologists Board' },
	},
};

function fileOf(name: string, content: unknown): string {
	const file = join(folder, name);
	writeFileSync(file, JSON.stringify(content));
	return file;
}

/** Runs `npm run seed`. */
const seed = (...options: readonly string[]): Promise<ScriptResult> => runOnCloud(cloud, 'seed', ...options);
const publicProfile = () => call(cloud.origin, '/api/profile');
const publicPsychologist = () => call(cloud.origin, `/api/psychologists/${achieng.id}`);

test('an empty table is seeded from a file once, and an invalid file changes nothing', async () => {
	expect((await publicProfile()).status).toBe(404);
	const wrong = await seed(fileOf('wrong.json', { profile: { ...profile, phones: { main: '0700 000 100' } } }));
	expect(wrong).toMatchObject({ code: 1, output: expect.stringContaining('profile.phones.support: is missing') });
	expect(await seed('infra/seed/centre.example.json')).toMatchObject({
		code: 1,
		output: expect.stringMatching(/profile\.name: is still a placeholder/),
	});
	expect((await publicProfile()).status).toBe(404);

	const file = fileOf('centre.json', { profile, services: [grief], psychologists: [achieng] });
	expect(await seed('--check', file)).toMatchObject({ code: 0, output: expect.stringContaining('can be used') });
	expect((await publicProfile()).status).toBe(404);
	expect(await seed(file)).toMatchObject({ code: 0 });
	expect(await publicProfile()).toMatchObject({ status: 200, body: { name: 'Pumzika House' } });
	const introduced = {
		...{ portrait: 'portrait-braids', summary: 'Sits with people after a loss.', languages: [{ name: 'Dholuo' }] },
		licence: { number: 'CPB 4471', board: 'Counsellors and Psychologists Board' },
	};
	expect(await publicPsychologist()).toMatchObject({ status: 200, body: introduced });

	const otherWords = { ...achieng, profile: { ...achieng.profile, summary: 'Other words.' } };
	const other = fileOf('other.json', {
		...{ profile: { ...profile, name: 'Another House' }, services: [grief], psychologists: [otherWords] },
	});
	expect(await seed(other)).toMatchObject({ code: 0, output: expect.stringContaining('Nothing was changed') });
	expect(await publicProfile()).toMatchObject({ body: { name: 'Pumzika House' } });
	expect(await publicPsychologist()).toMatchObject({ body: introduced });
});

test('the seed prints its usage, and the existing stages', async () => {
	expect(await seed()).toMatchObject({ code: 1, output: expect.stringContaining('Usage:') });
	const unknown = await seed('--stage', 'nowhere', 'centre.json');
	expect(unknown).toMatchObject({ code: 1, output: expect.stringContaining('There is no stage "nowhere"') });
});
