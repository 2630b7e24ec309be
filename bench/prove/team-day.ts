import { setTimeout } from 'node:timers/promises';
import { desktop, openBrowser, openPage } from '@tulia/test-kit/browser';
import { startLocalCloud } from '@tulia/test-kit/local-cloud';
import { repositoryRoot } from '@tulia/test-kit/repository-root';
import type { Page } from 'playwright-core';
import { logIn, newClient } from '../../e2e/support/log-in.ts';
import { type DevLoop, startDevLoop } from '../../e2e/support/processes/dev-loop.ts';
import {
	buildWithVersion,
	forceLive,
	liveVersion,
	removeBuild,
	runDeploy,
} from '../../e2e/support/processes/release-module.ts';
import { median, timed } from '../lib/statistics.ts';

/** An edit with its reversal, and how to detect each on screen or in a response. */
interface Edit {
	readonly what: string;
	readonly file: string;
	readonly from: string;
	readonly to: string;
	/** Resolves once `text` is detected. */
	readonly seen: (loop: DevLoop, page: Page, text: string) => Promise<unknown>;
}

const askServices = async ({ origin }: DevLoop): Promise<string> => (await fetch(`${origin}/api/services`)).text();

async function askToRegister({ origin }: DevLoop): Promise<string> {
	const body = JSON.stringify({ name: 'Wairimu', email: 'w@example.com', password: 'a', confirmPassword: 'a' });
	const headers = { 'content-type': 'application/json' };
	return (await fetch(`${origin}/api/auth/register`, { method: 'POST', headers, body })).text();
}

const booking = 'mfe-booking/src/features/schedule-appointment';
const everyService = 'ok({ data: [...(await services.list())] })';

const edits: readonly Edit[] = [
	{
		what: 'a component of a module',
		file: `${booking}/about-visit.tsx`,
		from: 'Notes for your psychologist',
		to: 'Notes, edited',
		seen: (_loop, page, text) => page.getByLabel(text).waitFor(),
	},
	{
		what: 'a stylesheet of a module',
		file: `${booking}/schedule-appointment.module.css`,
		from: '.book {',
		to: '.book {\n\tcolor: rgb(1, 2, 3);',
		seen: (_loop, page, text) =>
			page.waitForFunction(
				(isEdited) =>
					(getComputedStyle(document.querySelector('[class*=__book]') ?? document.body).color === 'rgb(1, 2, 3)') ===
					isEdited,
				text.includes('color'),
			),
	},
	{
		what: 'a component of the design system, which the shell provides',
		file: 'packages/ui/src/form/field-frame.tsx',
		from: '(optional)',
		to: '(as you like)',
		seen: (_loop, page, text) => page.getByText(text).first().waitFor(),
	},
	{
		what: 'a function',
		file: 'lambdas/src/service/list-services.usecase.ts',
		from: everyService,
		to: 'ok({ data: (await services.list()).slice(0, 1) })',
		seen: (loop, _page, text) =>
			loop.until(
				() => askServices(loop),
				(answer) => (JSON.parse(answer).data?.length === 1) === (text !== everyService),
			),
	},
	{
		what: 'a contract, until the function enforces it',
		file: 'packages/contracts/src/identity/schemas.ts',
		from: 'You must accept the terms and conditions',
		to: 'Please accept the terms',
		seen: (loop, _page, text) =>
			loop.until(
				() => askToRegister(loop),
				(answer) => answer.includes(text),
			),
	},
];

/** Milliseconds between two edits, for bundling everything that depends on the edited file. */
const PAUSE = 3000;

/** Seconds from saving to detection, for `rounds` edits and their reversals. */
async function secondsOf(loop: DevLoop, page: Page, edit: Edit, rounds: number): Promise<readonly number[]> {
	const { file, from, to, seen } = edit;
	const seconds: number[] = [];
	for (let round = 0; round < rounds; round += 1) {
		for (const [before, after] of [
			[from, to],
			[to, from],
		] as const) {
			const milliseconds = await timed(async () => {
				await loop.edit(file, before, after);
				await seen(loop, page, after);
			});
			seconds.push(milliseconds / 1000);
			await setTimeout(PAUSE);
		}
	}
	return seconds;
}

const rowOf = (what: string, seconds: readonly number[]): string =>
	`| ${what} | ${median(seconds).toFixed(1)} | ${Math.min(...seconds).toFixed(1)} to ${Math.max(...seconds).toFixed(1)} |`;

async function editRows(rounds: number): Promise<readonly string[]> {
	const loop = await startDevLoop();
	const browser = await openBrowser();
	try {
		const { page } = await openPage(await browser.newContext({ viewport: desktop }));
		await logIn(page, loop.origin, await newClient(loop.origin));
		await page.goto(`${loop.origin}/schedule-appointment`);
		await page.getByLabel('Notes for your psychologist').waitFor();
		const rows: string[] = [];
		for (const edit of edits) rows.push(rowOf(edit.what, await secondsOf(loop, page, edit, rounds)));
		return rows;
	} finally {
		await browser.close();
		await loop.stop();
	}
}

/** Seconds of `npm run deploy -w mfe-booking -- --rollback`, including the rendering of all pages. */
async function rollbackSeconds(rounds: number): Promise<readonly number[]> {
	const cloud = await startLocalCloud();
	try {
		const seconds: number[] = [];
		for (let round = 0; round < rounds; round += 1) {
			const earlier = await liveVersion(cloud, 'booking');
			const dist = buildWithVersion('mfe-booking', `to-go-back-${round}`);
			await forceLive(cloud, 'booking', dist);
			removeBuild(dist);
			const milliseconds = await timed(async () => {
				const { code, output } = await runDeploy(cloud, repositoryRoot(), 'mfe-booking', '--rollback');
				if (code !== 0) throw new Error(`It did not go back:\n${output}`);
			});
			if ((await liveVersion(cloud, 'booking')) !== earlier) throw new Error('Another version is live than before.');
			seconds.push(milliseconds / 1000);
		}
		return seconds;
	} finally {
		await cloud.stop();
	}
}

/** A team's waiting times: from an edit to the screen or response, and from a bad release back. */
export async function teamDay(rounds: number): Promise<readonly string[]> {
	return [
		`From saving a file to the visible change, in \`npm run dev\` with the whole site, ${rounds * 2} edits each, ${PAUSE / 1000} s between two:`,
		'',
		'| edited | median, seconds | range |',
		'|---|---|---|',
		...(await editRows(rounds)),
		'',
		`\`npm run deploy -w mfe-booking -- --rollback\` of ${rounds} releases, including the trial of the release and the rendering of all pages:`,
		'',
		'| | median, seconds | range |',
		'|---|---|---|',
		rowOf('rollback', await rollbackSeconds(rounds)),
	];
}
