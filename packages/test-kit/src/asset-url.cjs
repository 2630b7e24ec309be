/** Replaces the address that a bundler gives an asset. */
module.exports = '/asset';
