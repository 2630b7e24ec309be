import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';

/** Names of Chrome and Chromium on Linux, those without a wrapper first. */
const names = ['chromium', 'google-chrome-stable', 'google-chrome', 'chromium-browser'];

const places = [
	'/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
	'/Applications/Chromium.app/Contents/MacOS/Chromium',
	'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
	'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

const canRun = (file: string): boolean => {
	try {
		accessSync(file, constants.X_OK);
		return true;
	} catch {
		return false;
	}
};

/** Candidates for Chrome or Chromium, the most likely first: on the PATH, then at the systems' usual paths. */
export const installedBrowsers = (env: NodeJS.ProcessEnv = process.env): readonly string[] => {
	const folders = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
	return [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...places].filter(canRun);
};

/** The windowless build of Chromium, where the system has it beside the whole one. */
export const windowlessBrowser = (env: NodeJS.ProcessEnv = process.env): string | undefined =>
	(env.PATH ?? '')
		.split(delimiter)
		.filter((folder) => folder !== '')
		.map((folder) => join(folder, 'chromium-headless-shell'))
		.find(canRun);

/** Whether a program starts as a browser: an installed one may lack a library. Undefined: Playwright's own. */
export async function opens(executablePath: string | undefined): Promise<boolean> {
	try {
		const browser = await chromium.launch({
			...(executablePath === undefined ? { channel: 'chromium' } : { executablePath }),
			args: ['--no-sandbox'],
		});
		await browser.close();
		return true;
	} catch {
		return false;
	}
}
