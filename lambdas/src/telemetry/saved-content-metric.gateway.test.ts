import { countSavedContent } from './saved-content-metric.gateway.ts';

test('uses of saved content are counted over all reads, and the line says which read it was', () => {
	const lines: string[] = [];
	const write = jest.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
	countSavedContent('listFaqs', 3);
	write.mockRestore();
	const metrics = lines.map((line) => JSON.parse(line));
	expect(metrics.map(({ SavedContentShown }) => SavedContentShown)).toEqual([3]);
	expect(metrics.map(({ _aws }) => _aws.CloudWatchMetrics)).toMatchObject([
		[{ Namespace: 'Tulia', Dimensions: [['service']] }],
	]);
	expect(metrics[0]).toMatchObject({ service: 'engagement', read: 'listFaqs' });
});
