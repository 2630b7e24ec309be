import { EventEmitter } from 'node:events';
import type { CDPSession } from 'playwright-core';
import { depthOf, filesOf, type Load, networkLog, receivedBy } from './network-log.ts';

/** A session of the DevTools protocol, controlled by a test. */
const newSession = () => new EventEmitter() as EventEmitter & Pick<CDPSession, 'on'>;

const load = (url: string, parent?: string, ...pieces: Load['pieces']): Load => ({
	url,
	parent,
	requestedAt: 0,
	wire: 0,
	pieces,
});

describe('the depth of a chain', () => {
	test('the depth of a chain is 1 for a document without requests', () => {
		expect(depthOf([load('/')])).toBe(1);
	});

	test('the depth of a chain counts requests that wait for each other', () => {
		expect(depthOf([load('/'), load('/a.css', '/'), load('/a.woff2', '/a.css'), load('/b.css', '/')])).toBe(3);
	});

	test('the depth of a chain ends at circular requests', () => {
		expect(depthOf([load('/a.js', '/b.js'), load('/b.js', '/a.js')])).toBe(2);
	});
});

test('files are classified by name, whatever requested them', () => {
	const loads = ['/', '/a.js', '/c.js', '/a.css', '/a.woff2'].map((url) => load(url));
	expect(filesOf(loads, 'script').map(({ url }) => url)).toEqual(['/a.js', '/c.js']);
	expect(filesOf(loads, 'style').map(({ url }) => url)).toEqual(['/a.css']);
	expect(filesOf(loads, 'font').map(({ url }) => url)).toEqual(['/a.woff2']);
});

describe('received bytes', () => {
	const loads = [
		load('/a.js', '/', { at: 10, bytes: 1 }, { at: 30, bytes: 4 }),
		load('/b.js', '/', { at: 20, bytes: 2 }),
	];

	test('the bytes received by an instant do not include later ones', () => {
		expect(receivedBy(loads, 20)).toBe(3);
	});

	test('the bytes received without an instant are all', () => {
		expect(receivedBy(loads)).toBe(7);
	});
});

describe('a file that came over HTTP/2', () => {
	const session = newSession();
	const log = networkLog(session);
	const emit = (event: string, params: object) => session.emit(`Network.${event}`, { requestId: '1', ...params });
	emit('requestWillBeSent', { request: { url: '/a.js' }, initiator: {}, timestamp: 0 });
	emit('dataReceived', { dataLength: 300, encodedDataLength: 0, timestamp: 1 });
	emit('dataReceived', { dataLength: 100, encodedDataLength: 0, timestamp: 2 });
	emit('loadingFinished', { encodedDataLength: 40, timestamp: 2 });

	test('a file over HTTP/2 counts as it travelled', () => {
		expect(receivedBy(log.loads())).toBe(40);
	});

	test('a file over HTTP/2 is received in parts before its end', () => {
		expect(receivedBy(log.loads(), 1000)).toBe(30);
	});
});

test('a file without reported parts is received at its end', () => {
	const session = newSession();
	const log = networkLog(session);
	const emit = (event: string, params: object) => session.emit(`Network.${event}`, { requestId: '1', ...params });
	emit('requestWillBeSent', { request: { url: '/a.js' }, initiator: {}, timestamp: 0 });
	emit('loadingFinished', { encodedDataLength: 40, timestamp: 2 });
	expect(receivedBy(log.loads(), 1999)).toBe(0);
	expect(receivedBy(log.loads())).toBe(40);
});

test('an unanswered address is not waited for', () => {
	const session = newSession();
	const log = networkLog(session, /\/api\//);
	const ask = (requestId: string, url: string) =>
		session.emit('Network.requestWillBeSent', { requestId, request: { url }, initiator: {}, timestamp: 0 });
	ask('1', 'https://localhost/api/services');
	expect(log.idleFor()).toBeGreaterThan(0);
	ask('2', 'https://localhost/a.js');
	expect(log.idleFor()).toBe(0);
});

test('requests of a document that led to another one are not waited for', () => {
	const session = newSession();
	const log = networkLog(session);
	const ask = (requestId: string, loaderId: string, url: string) =>
		session.emit('Network.requestWillBeSent', { requestId, loaderId, request: { url }, initiator: {}, timestamp: 0 });
	ask('first', 'first', '/account');
	ask('second', 'second', '/login');
	ask('1', 'first', '/a.js');
	session.emit('Network.responseReceived', { requestId: 'second', loaderId: 'second', response: {} });
	expect(log.pending()).toEqual(['/login']);
	session.emit('Network.loadingFinished', { requestId: 'second', encodedDataLength: 0, timestamp: 0 });
	expect(log.idleFor()).toBeGreaterThan(0);
});
