import { LATER_PAGE, LIST_PATH, PAGE_PARAMETER } from '@tulia/contracts/list-page';
import {
	APP_FILE,
	appAddresses,
	formPages,
	guardedAreas,
	itemPages,
	LIST_PAGES_FOLDER,
	MISSING_FILE,
	movedAddresses,
	pageFileOf,
	patternOf,
	siteFiles,
	standingPages,
} from '@tulia/contracts/site-addresses';

const anyOf = (addresses: readonly string[]): string => JSON.stringify(patternOf(addresses));

/** Documents shared by several addresses: of each guarded area, and of the forms before it. */
const documents = [
	...guardedAreas.map(({ addresses, path }) => ({ pattern: patternOf(addresses), file: `/${pageFileOf(path)}` })),
	...formPages.map(({ address, path }) => ({ pattern: patternOf([address]), file: `/${pageFileOf(path)}` })),
];

const laterPage = JSON.stringify(`^(?:${LATER_PAGE})$`);

const pages = [...standingPages.filter((path) => path !== '/'), ...itemPages.map(({ prefix, id }) => `${prefix}${id}`)];

/**
 * CloudFront function for every page request. An unknown address becomes a missing file, which is answered with 404.
 * Each page has one canonical address: trailing slashes and old addresses are redirected with their query. The query is
 * ignored, except for the page number of a list. Redirects cannot begin with two slashes, which would lead to another
 * host.
 */
export const pageAddressCode = `var PAGES = new RegExp(${anyOf(pages)});
var DOCUMENTS = ${JSON.stringify(documents)};
var APP = new RegExp(${anyOf(appAddresses)});
var FILES = new RegExp(${anyOf(siteFiles)});
var MOVED = ${JSON.stringify(movedAddresses)};
var LATER_PAGE = new RegExp(${laterPage});
function laterPageIn(query) {
	var page = query.${PAGE_PARAMETER};
	if (Object.keys(query).length !== 1 || !page || page.multiValue) return undefined;
	return LATER_PAGE.test(page.value) ? page.value : undefined;
}
function fileOf(path, query) {
	if (path === '/') return '/index.html';
	var later = path === '${LIST_PATH}' ? laterPageIn(query) : undefined;
	if (later) return '/${LIST_PAGES_FOLDER}' + later + '.html';
	if (PAGES.test(path)) return '/pages' + path + '.html';
	var document = DOCUMENTS.find(function (one) {
		return new RegExp(one.pattern).test(path);
	});
	if (document) return document.file;
	if (APP.test(path)) return '/${APP_FILE}';
	return FILES.test(path) ? path : '/${MISSING_FILE}';
}
function queryOf(parts) {
	var pairs = [];
	Object.keys(parts).forEach(function (name) {
		(parts[name].multiValue || [parts[name]]).forEach(function (one) {
			pairs.push(one.value === '' ? name : name + '=' + one.value);
		});
	});
	return pairs.length > 0 ? '?' + pairs.join('&') : '';
}
function movedTo(location) {
	return { statusCode: 301, statusDescription: 'Moved Permanently', headers: { location: { value: location } } };
}
function handler(event) {
	var request = event.request;
	var path = request.uri.replace(/\\/+$/, '') || '/';
	var file = fileOf(path, request.querystring);
	if (Object.prototype.hasOwnProperty.call(MOVED, path)) return movedTo(MOVED[path] + queryOf(request.querystring));
	if (path === request.uri || file === '/${MISSING_FILE}') {
		request.uri = file;
		return request;
	}
	return movedTo(path + queryOf(request.querystring));
}`;
