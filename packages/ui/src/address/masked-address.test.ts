import { maskedAddress } from './masked-address.ts';

test.each([
	['wairimu.k@example.com', 'w…@example.com'],
	['w@example.com', 'w…@example.com'],
	['"a@b"@example.com', '"…@example.com'],
	['𝒲airimu@example.com', '𝒲…@example.com'],
	['no address', 'no address'],
	['', ''],
])('%s is shown as %s', (address, shown) => {
	expect(maskedAddress(address)).toBe(shown);
});
