/** What `run` writes to the log, metrics included, line by line. */
export function writtenLines(run: () => void): readonly Record<string, unknown>[] {
	const written: Record<string, unknown>[] = [];
	const spies = [process.stdout, process.stderr].map((stream) =>
		jest.spyOn(stream, 'write').mockImplementation((line) => written.push(JSON.parse(String(line))) > 0),
	);
	run();
	for (const spy of spies) spy.mockRestore();
	return written;
}
