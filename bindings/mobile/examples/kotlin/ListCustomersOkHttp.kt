package dev.lastro

import okhttp3.OkHttpClient
import okhttp3.Request as OkHttpRequest
import okhttp3.RequestBody.Companion.toRequestBody

/** Sends with OkHttp, for [Account]: the client of most programs on Android. */
fun okHttp(client: OkHttpClient = OkHttpClient()): (ApiRequest) -> Received = { built ->
    val request = OkHttpRequest.Builder().url(built.url)
    built.headers.reveal().forEach { (name, value) -> request.header(name, value) }
    request.method(built.method, built.body?.reveal()?.toByteArray()?.toRequestBody())
    client.newCall(request.build()).execute().use { Received(it.code, it.header("Retry-After"), it.body.bytes()) }
}
