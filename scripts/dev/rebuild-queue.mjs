/**
 * Rebuilds changed files, one rebuild at a time; changes during a rebuild are part of the next one. Files of a failed
 * rebuild wait for the next change: an edit fixes the error, and functions that import the others were not bundled yet.
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
