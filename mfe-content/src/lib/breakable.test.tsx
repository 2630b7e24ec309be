import { renderToStaticMarkup } from 'react-dom/server';
import { Breakable } from './breakable.tsx';

test.each([
	['Child/Adolescent Therapy', 'Child/<wbr/>Adolescent Therapy'],
	['hello@tulia.example', 'hello@<wbr/>tulia.example'],
	['Trauma Recovery', 'Trauma Recovery'],
])('%s may break at a slash or an @', (text, markup) => {
	expect(renderToStaticMarkup(<Breakable text={text} />)).toBe(markup);
});
