/** Resolves after some milliseconds. After an abort it never does, and no timer is left that keeps the process alive. */
export function pause(ms, signal) {
  return new Promise((done) => {
    const stop = () => clearTimeout(timer);
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", stop);
      done();
    }, ms);
    signal?.addEventListener("abort", stop, { once: true });
  });
}

/** The end of a promise, or the reason of an abort before it. */
export function orAborted(promise, signal) {
  if (!signal) return promise;
  return new Promise((done, fail) => {
    const abort = () => fail(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener("abort", abort, { once: true });
    const settle = (end) => (value) => {
      signal.removeEventListener("abort", abort);
      end(value);
    };
    promise.then(settle(done), settle(fail));
  });
}
