/** The first import of every command: exits with one sentence on a Node that cannot parse the next modules. */
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
	console.error(
		`\nThis needs Node 20.19 or newer; you have ${process.versions.node}. Install it from nodejs.org or with your version manager (there is an .nvmrc).\n`,
	);
	process.exit(1);
}
