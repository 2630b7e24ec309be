import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';

/**
 * What a Chrome or Chromium is called on Linux: first the build without windows, which does the same work with two thirds of the
 * processor's time (docs/decisions/116), then the ones without a wrapper.
 */
const names = ['chromium-headless-shell', 'chromium', 'google-chrome-stable', 'google-chrome', 'chromium-browser'];

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

/** Whether a program opens as a browser: what is installed may lack a library. Undefined stands for Playwright's own headless shell. */
export async function opens(executablePath: string | undefined): Promise<boolean> {
	try {
		const browser = await chromium.launch({
			...(executablePath === undefined ? {} : { executablePath }),
			args: ['--no-sandbox'],
		});
		await browser.close();
		return true;
	} catch {
		return false;
	}
}
