/**
 * Hands changed files to a rebuild, one rebuild after the other; what changes meanwhile is part of the next one. Files of a rebuild that
 * failed wait for the next change: what was wrong is mended by an edit, and the functions that read the others were not bundled yet.
 *
 * @param {(files: string[]) => Promise<boolean>} rebuild Whether it went well.
 * @returns {{ add(file: string): void, run(): Promise<void> }}
 */
export function rebuildQueue(rebuild) {
	let changed = new Set();
	let isRunning = false;

	async function run() {
		if (isRunning) return;
		isRunning = true;
		const failed = [];
		while (changed.size > 0) {
			const files = [...failed.splice(0), ...changed];
			changed = new Set();
			const isBuilt = await rebuild(files).catch((failure) => console.error(failure));
			if (!isBuilt) failed.push(...files);
		}
		for (const file of failed) changed.add(file);
		isRunning = false;
	}

	return {
		add(file) {
			changed.add(file);
		},
		run,
	};
}
