/**
 * Preloaded into a command and its child processes: refuses connections to other machines and name lookups, and records
 * them in the file NETWORK_LOG. Unix sockets are allowed, because processes use them to communicate.
 */
import dns from 'node:dns';
import { appendFileSync } from 'node:fs';
import net from 'node:net';

function refuse(what) {
	appendFileSync(process.env.NETWORK_LOG, `${what} by ${process.argv.slice(1).join(' ')}\n`);
	throw new Error(`The network is not to be used: ${what}`);
}

const connect = net.Socket.prototype.connect;
net.Socket.prototype.connect = function (...args) {
	const [first] = args.flat();
	if (typeof first === 'string' || first?.path) return connect.apply(this, args);
	return refuse(`connection to ${JSON.stringify(first)}`);
};
dns.lookup = (name) => refuse(`lookup of ${name}`);
dns.promises.lookup = (name) => refuse(`lookup of ${name}`);
