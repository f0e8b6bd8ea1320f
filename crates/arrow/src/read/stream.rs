//! Converts sources to batches. The caller's thread cuts the sources into blocks, worker threads convert the blocks, and the
//! results are returned in the order of the blocks.

use std::collections::VecDeque;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{Builder, JoinHandle};

use arrow_array::RecordBatch;
use arrow_schema::SchemaRef;
use lastro::LastroError;
use lastro::json::without_mark;
use lastro::model::{ModelTable, Type};

use super::block::Block;
use super::documents::Documents;
use super::input::Input;
use super::{OpenError, ReadError, Source, columns, lines};

/// The function that converts a block to batches.
pub(crate) type Work = Arc<dyn Fn(&Block) -> Result<Vec<RecordBatch>, LastroError> + Send + Sync>;
type Sources = Box<dyn Iterator<Item = Result<Source, OpenError>> + Send>;
type Answer = Result<Vec<RecordBatch>, LastroError>;

/// Maximum number of blocks per thread that are queued, in progress, or done but waiting for an earlier block.
const AHEAD: usize = 2;

/// Minimum bytes read to detect the format of a source.
const BEGINNING: usize = 4096;

/// Batches of records, in the order of the sources and of the records in them.
///
/// An error ends the iterator. Dropping the iterator early ends its threads.
pub struct Records {
    schema: SchemaRef,
    blocks: Blocks,
    work: Work,
    pool: Option<Pool>,
    /// Remaining batches of the current block.
    ready: VecDeque<RecordBatch>,
    /// The pending results of blocks, in the order of the blocks.
    waiting: VecDeque<Waiting>,
    ended: bool,
    /// The process that created this reader. A forked child cannot read on: it lacks the threads and shares the file positions.
    process: u32,
}

/// The pending result of a block.
enum Waiting {
    Answer(Receiver<Answer>),
    Failed(ReadError),
}

impl Records {
    pub(crate) fn new(schema: SchemaRef, blocks: Blocks, threads: usize, work: Work) -> Result<Self, LastroError> {
        let pool = if threads > 1 { Some(Pool::new(threads, &work)?) } else { None };
        let (ready, waiting) = (VecDeque::new(), VecDeque::new());
        Ok(Self { schema, blocks, work, pool, ready, waiting, ended: false, process: std::process::id() })
    }

    /// The schema of the batches. It is known even if there are no batches.
    #[must_use]
    pub fn schema(&self) -> SchemaRef {
        Arc::clone(&self.schema)
    }

    /// The result of the next block.
    fn answer(&mut self) -> Option<Result<Vec<RecordBatch>, ReadError>> {
        let Some(pool) = &self.pool else {
            let block = self.blocks.next()?;
            return Some(block.and_then(|block| (self.work)(&block).map_err(ReadError::Failed)));
        };
        while self.waiting.len() < pool.threads.len().saturating_mul(AHEAD) {
            match self.blocks.next() {
                Some(Ok(block)) => self.waiting.push_back(Waiting::Answer(pool.ask(block))),
                Some(Err(fault)) => self.waiting.push_back(Waiting::Failed(fault)),
                None => break,
            }
        }
        Some(match self.waiting.pop_front()? {
            // `recv` fails if the worker thread has ended without a result
            Waiting::Answer(answer) => {
                answer.recv().unwrap_or_else(|_| Err(columns::fault())).map_err(ReadError::Failed)
            }
            Waiting::Failed(fault) => Err(fault),
        })
    }
}

impl Iterator for Records {
    type Item = Result<RecordBatch, ReadError>;

    fn next(&mut self) -> Option<Self::Item> {
        if !self.ended && self.process != std::process::id() {
            self.ended = true;
            self.ready.clear();
            return Some(Err(ReadError::Forked));
        }
        loop {
            if let Some(batch) = self.ready.pop_front() {
                return Some(Ok(batch));
            }
            if self.ended {
                return None;
            }
            match self.answer() {
                Some(Ok(batches)) => self.ready.extend(batches),
                Some(Err(fault)) => {
                    self.ended = true;
                    return Some(Err(fault));
                }
                None => self.ended = true,
            }
        }
    }
}

/// The worker threads, and the channel to them.
struct Pool {
    jobs: Option<Sender<(Block, Sender<Answer>)>>,
    threads: Vec<JoinHandle<()>>,
    process: u32,
}

impl Pool {
    fn new(threads: usize, work: &Work) -> Result<Self, LastroError> {
        let (jobs, taken) = channel::<(Block, Sender<Answer>)>();
        let taken = Arc::new(Mutex::new(taken));
        let started = (0..threads).map(|_| {
            let (taken, work) = (Arc::clone(&taken), Arc::clone(work));
            let run = move || {
                loop {
                    let job = taken.lock().unwrap_or_else(PoisonError::into_inner).recv();
                    let Ok((block, answer)) = job else { break };
                    // `send` fails if the reader was dropped: nobody needs the result then
                    let _ = answer.send(work(&block));
                }
            };
            Builder::new().name("lastro-read".to_owned()).spawn(run).map_err(|_| columns::fault())
        });
        let threads = started.collect::<Result<Vec<_>, _>>()?;
        Ok(Self { jobs: Some(jobs), threads, process: std::process::id() })
    }

    fn ask(&self, block: Block) -> Receiver<Answer> {
        let (answer, answered) = channel();
        if let Some(jobs) = &self.jobs {
            // `send` fails if no thread is left; the sender `answer` is then dropped, and the receiver gets an error
            let _ = jobs.send((block, answer));
        }
        answered
    }
}

impl Drop for Pool {
    fn drop(&mut self) {
        // closes the queue: the threads end after the few blocks that are in progress or queued
        self.jobs = None;
        for thread in self.threads.drain(..) {
            if self.process == std::process::id() {
                let _ = thread.join();
            } else {
                // in a forked child, the thread does not exist, and joining it would block forever
                std::mem::forget(thread);
            }
        }
    }
}

/// Whether a document with a list `data` is a page of records. If the table itself has a list field `data`, the document is a
/// record instead.
pub(crate) fn may_be_pages(table: &ModelTable) -> bool {
    !table.field("data").is_some_and(|field| matches!(field.ty.required(), Type::List(_)))
}

/// Whether a source has one record per line and can be split at line breaks. `beginning` is its first 4096 bytes. `pages`: a
/// document with a list `data` is a page.
#[must_use]
pub fn is_lines(beginning: &[u8], pages: bool) -> bool {
    let text = without_mark(beginning).trim_ascii_start();
    let opened = text.strip_prefix(b"{").and_then(|rest| rest.iter().find(|b| !matches!(b, b' ' | b'\t' | b'\r')));
    match text.first() {
        Some(b'[') => false,
        // an object whose first line is only `{` spans several lines, and a page has several records
        Some(b'{') => opened != Some(&b'\n') && !(pages && Documents::begin_page(text)),
        _ => true,
    }
}

/// Cuts the sources into blocks, one source after the other.
pub(crate) struct Blocks {
    sources: Sources,
    current: Option<(Input, Shape)>,
    block_bytes: usize,
    /// Whether a document with a list `data` is a page of records; see [`may_be_pages`].
    pages: bool,
}

/// How the records are arranged in a source.
enum Shape {
    Lines,
    Documents(Documents),
}

impl Blocks {
    pub(crate) fn new(pages: bool, sources: Sources, block_bytes: usize) -> Self {
        Self { sources, current: None, block_bytes: block_bytes.max(1), pages }
    }

    fn begin(&self, source: Source) -> (Input, Shape) {
        // a part of a larger source is always read as lines
        let cut = source.begin.bytes > 0;
        let mut input = Input::new(source);
        input.fill(self.block_bytes.max(BEGINNING));
        input.drop_mark();
        let lines = cut || is_lines(&input.buffer, self.pages);
        let shape = if lines { Shape::Lines } else { Shape::Documents(Documents::new(self.pages)) };
        (input, shape)
    }
}

impl Iterator for Blocks {
    type Item = Result<Block, ReadError>;

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            let (input, shape) = match &mut self.current {
                Some(current) => current,
                None => match self.sources.next()? {
                    Ok(source) => {
                        let begun = self.begin(source);
                        self.current.insert(begun)
                    }
                    Err(error) => return Some(Err(ReadError::Open(error))),
                },
            };
            let block = match shape {
                Shape::Lines => lines::next(input, self.block_bytes),
                Shape::Documents(documents) => documents.next(input, self.block_bytes),
            };
            if let Some(block) = block {
                return Some(Ok(block));
            }
            if let Some(cause) = input.fault.take() {
                return Some(Err(ReadError::Source { name: input.name.clone(), cause }));
            }
            self.current = None;
        }
    }
}
