import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';

/** What a Chrome or Chromium is called on Linux, the ones without a wrapper first. */
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

/** Programs that may be a Chrome or Chromium, the likeliest first: on the PATH, then where the systems put them. */
export const installedBrowsers = (env: NodeJS.ProcessEnv = process.env): readonly string[] => {
	const folders = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
	return [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...places].filter(canRun);
};

/** The build of Chromium without windows, where the system has it beside the whole one. */
export const windowlessBrowser = (env: NodeJS.ProcessEnv = process.env): string | undefined =>
	(env.PATH ?? '')
		.split(delimiter)
		.filter((folder) => folder !== '')
		.map((folder) => join(folder, 'chromium-headless-shell'))
		.find(canRun);

/** Whether a program opens as a browser: what is installed may lack a library. Undefined stands for Playwright's own Chromium. */
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
