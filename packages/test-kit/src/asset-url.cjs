/** Stands for the address a bundler gives an asset. */
module.exports = '/asset';
