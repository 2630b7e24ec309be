/** @jest-environment @tulia/test-kit/jsdom-environment */
import { fragmentTarget } from './fragment-target.ts';

afterEach(() => document.body.replaceChildren());

const add = (id: string): HTMLElement => {
	const element = document.body.appendChild(document.createElement('p'));
	element.id = id;
	return element;
};

it.each([
	['#prices', 'prices'],
	['#a%20b', 'a b'],
	['#%E0%A4%A', '%E0%A4%A'],
	['#%', '%'],
])('the fragment %s points to the element %s', (hash, id) => {
	const element = add(id);
	expect(fragmentTarget(hash)).toBe(element);
});

it.each(['', '#', '#%', '#nothing'])('the fragment %j points to no element', (hash) => {
	add('prices');
	expect(fragmentTarget(hash)).toBeNull();
});
