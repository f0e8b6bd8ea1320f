/** Resolves after `ms` milliseconds. An abort clears the timer, so that it does not keep the process alive; the promise stays pending. */
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

/** Settles like `promise`. If `signal` is aborted before, rejects with the reason of the abort. */
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
