import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type EdgeResponse, plainAnswer } from '../edge/edge-message.ts';
import { html } from './html.ts';
import { htmlAnswer } from './layout.ts';

const ADDRESS = '/__local/api-docs';
const viewer = path.dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
// Collapsed groups and schemas are not rendered: otherwise the viewer's slowest response takes twice as long.
const START = `SwaggerUIBundle({ url: '${ADDRESS}/openapi.json', dom_id: '#description', deepLinking: true, docExpansion: 'none', defaultModelsExpandDepth: -1 });`;

/** The API's OpenAPI document, from the build, in a viewer that can send each call to this machine. */
export function apiDocsPage(description: string | undefined): EdgeResponse {
	if (description === undefined) return plainAnswer(404, 'This cloud was started without a description of its API.');
	const document = html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>API · local</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="${ADDRESS}/viewer.css"></head>
<body><main id="description"></main><script src="${ADDRESS}/viewer.js"></script><script src="${ADDRESS}/start.js"></script></body></html>`;
	const own = "default-src 'none'; script-src 'self'; connect-src 'self'; img-src 'self' data:";
	return htmlAnswer(document, `${own}; style-src 'self' 'unsafe-inline'`);
}

/** The page's files. Undefined for any other name. */
export async function apiDocsFile(description: string | undefined, name: string): Promise<EdgeResponse | undefined> {
	switch (name) {
		case 'viewer.js':
			return fileAnswer('text/javascript', path.join(viewer, 'swagger-ui-bundle.js'));
		case 'viewer.css':
			return fileAnswer('text/css', path.join(viewer, 'swagger-ui.css'));
		case 'start.js':
			return answer('text/javascript', Buffer.from(START));
		case 'openapi.json':
			return description === undefined ? undefined : fileAnswer('application/json', description);
	}
	return undefined;
}

const fileAnswer = async (type: string, file: string): Promise<EdgeResponse> => answer(type, await readFile(file));

const answer = (type: string, body: Uint8Array): EdgeResponse => ({
	status: 200,
	headers: [
		['content-type', `${type}; charset=utf-8`],
		['cache-control', 'no-store'],
		['x-content-type-options', 'nosniff'],
	],
	body,
});
