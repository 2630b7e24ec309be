/**
 * Imported before anything else of a command: an older Node lacks what the next modules are made of. Ends with one sentence; nobody
 * should have to read a stack trace to learn that.
 */
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
	console.error(
		`\nThis needs Node 20.19 or newer; you have ${process.versions.node}. Install it from nodejs.org or with your version manager (there is an .nvmrc).\n`,
	);
	process.exit(1);
}
