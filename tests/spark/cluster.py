"""A Spark program whose executors are separate processes. They receive the package as an archive. The argument is the folder of
the package."""

from __future__ import annotations

import os
import sys
import tarfile
from pathlib import Path

from pyspark.sql import SparkSession
from pyspark.sql import functions as sf

FOLDER = Path(sys.argv[1])
ARCHIVE = Path(sys.argv[2]) / "libs.tar.gz"


def main() -> None:
    """Prints the path from which the executors load the package, and the sum of some late charges, computed by the Python
    functions and by the jar."""
    with tarfile.open(ARCHIVE, "w:gz", compresslevel=1) as archive:
        archive.add(FOLDER / "lastro", "lastro")
    # only the driver finds the package in the folder: the executors must load the archive
    sys.path.insert(0, str(FOLDER))
    from lastro import spark as ls

    settings = {
        "spark.archives": f"{ARCHIVE}#libs",
        "spark.executorEnv.PYTHONPATH": "libs",
        "spark.jars": os.environ["LASTRO_SPARK_JAR"],
        "spark.sql.catalog.lastro": "dev.lastro.spark.LastroCatalog",
        "spark.ui.enabled": "false",
        "spark.driver.memory": "512m",
        "spark.executor.memory": "512m",
    }
    builder = SparkSession.builder.master("local-cluster[2,1,1024]")
    for name, value in settings.items():
        builder = builder.config(name, value)
    spark = builder.getOrCreate()
    spark.sparkContext.setLogLevel("OFF")

    def place(_: int) -> str:
        import lastro

        return str(Path(lastro.__file__).parent)

    places = spark.sparkContext.parallelize(range(4), 4).map(place).distinct().collect()
    frame = spark.range(0, 1000, 1, 4).selectExpr("CAST(id AS decimal(17,2)) valor", "CAST(id % 90 AS int) dias")
    sums = frame.select(
        sf.sum(ls.late_charges(multa=2, juros_mensal=1).valor_novo).alias("python"), sf.sum(sf.expr("lastro.valor_novo(valor, dias)")).alias("jar")
    ).first()
    print(*places, sep="\n")
    print(sums.python, sums.jar)
    spark.stop()


main()
