import { existsSync } from 'node:fs';
import path from 'node:path';

const NAME = /^[a-z][a-z0-9]{1,19}$/;
/** Digits in an address are ids, which client errors must not contain (packages/contracts, `ClientErrorReport`). */
const ADDRESS = /^(?:\/[a-z]+(?:-[a-z]+)*)+$/;

/** Folders of the site bucket and prefixes of the API, which take precedence over pages. */
const reserved = ['/api', '/mfe', '/pages', '/releases', '/shell', '/uploads'];

/** Federation declares a variable of the module's name. */
function isWordOfJavaScript(name) {
	try {
		new Function(`'use strict'; var ${name};`);
		return false;
	} catch {
		return true;
	}
}

const isBeneath = (address, other) => address === other || address.startsWith(`${other}/`);
const overlap = (address, other) => isBeneath(address, other) || isBeneath(other, address);

/** Every existing address, without its wildcards. */
const takenAddresses = ({ remoteModules, standingPages, appAddresses, articlePage }) => [
	...reserved,
	...[...standingPages, ...appAddresses].filter((address) => address !== '/').map((one) => one.replace(/\/\*.*/, '')),
	articlePage.prefix.replace(/\/$/, ''),
	...remoteModules.flatMap(({ routes }) => routes.map(({ prefix }) => prefix)),
];

function refusalOfName(name, { root, siteModules, paths }) {
	if (!NAME.test(name))
		return `"${name}" cannot name a module: use 2 to 20 lower-case letters and digits, a letter first, such as groups.`;
	if (isWordOfJavaScript(name)) return `"${name}" is a word of JavaScript: choose another name.`;
	if (siteModules.includes(name)) return `There is a module ${name} already: choose another name.`;
	if (existsSync(path.join(root, `mfe-${name}`)))
		return `There is a folder mfe-${name} already: remove it, or choose another name.`;
	if (Object.hasOwn(paths, name))
		return `"${name}" names an address of packages/platform/src/navigation/paths.ts already: choose another name.`;
	return undefined;
}

function refusalOfAddress(address, site) {
	if (!ADDRESS.test(address))
		return `"${address}" is no path of a page: begin with a slash, and use lower-case letters and hyphens, such as /groups.`;
	const taken = takenAddresses(site).find((other) => overlap(address, other));
	return taken && `${address} meets ${taken}, which the site answers already: choose another path.`;
}

/**
 * Why a module of this name at this path is impossible, in one sentence with a remedy; undefined where it is possible.
 *
 * @param site the lists of packages/contracts and packages/platform, and the repository's root
 */
export function refusalOf(name, address, site) {
	if (!name || !address) return 'Name the module and its path, for example: npm run new:module -- groups /groups';
	return refusalOfName(name, site) ?? refusalOfAddress(address, site);
}
