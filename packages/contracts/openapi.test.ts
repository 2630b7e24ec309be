import { openApi } from './openapi.ts';

test('an answer without content is described without content', () => {
	const { paths } = openApi() as { paths: Record<string, Record<string, { responses: Record<string, object> }>> };
	const empty = Object.values(paths).flatMap((path) =>
		Object.values(path).flatMap(({ responses }) => responses[204] ?? []),
	);
	expect(empty.length).toBeGreaterThan(0);
	for (const response of empty) expect(response).toEqual({ description: 'Success' });
});
